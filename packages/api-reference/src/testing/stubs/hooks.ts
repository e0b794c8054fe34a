/** Stands for `useBrokenLinks` in unit tests. */
export default function useBrokenLinks() {
  return { collectAnchor: () => {}, collectLink: () => {} };
}

/** Stands for the hook of the router. */
export function useLocation() {
  return { hash: '' };
}

/** Stands for the hook of the tabs: the default is chosen. */
export function useTabChoice(_values: readonly string[], defaultValue: string) {
  return [defaultValue, () => {}] as const;
}

/** Stands for the function of the framework. */
export function translate({ message = '' }: { message?: string }): string {
  return message;
}
