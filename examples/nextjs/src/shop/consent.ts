/** Name of the cookie that the server reads and the notice writes. */
export const consentCookie = 'consentimiento-aifindr';
