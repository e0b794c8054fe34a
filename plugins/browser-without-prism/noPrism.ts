/** Stands in for prism-react-renderer in the browser's bundle; nothing there highlights. */
export const Prism = {};
