const key = 'consentimiento-aifindr';

/** Si el visitante ha permitido el widget; un almacenamiento bloqueado cuenta como un no. */
export function hasConsent(): boolean {
  try {
    return localStorage.getItem(key) === 'si';
  } catch {
    return false;
  }
}

/** Recuerda que el visitante ha permitido el widget. */
export function writeConsent(): void {
  try {
    localStorage.setItem(key, 'si');
  } catch {
    // Sin almacenamiento, el permiso solo vale para esta página.
  }
}
