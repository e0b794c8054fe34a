const key = 'consentimiento-aifindr';

/** Whether the visitor allowed the widget; a blocked storage counts as no. */
export function hasConsent(): boolean {
  try {
    return localStorage.getItem(key) === 'si';
  } catch {
    return false;
  }
}

/** Remembers that the visitor allowed the widget. */
export function writeConsent(): void {
  try {
    localStorage.setItem(key, 'si');
  } catch {
    // Without storage the consent is valid for this page only.
  }
}
