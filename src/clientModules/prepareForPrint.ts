import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Every block that opens is open while the page prints, but for the demonstrations of triggers; the foot of the paper says where its
 * text is from and when (print.css).
 */
function prepareForPrint(): void {
  let unfolded: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    unfolded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open], figure *)')];
    unfolded.forEach((details) => (details.open = true));
    const { href } = document.querySelector<HTMLLinkElement>('[rel=canonical]') ?? window.location;
    const day = new Date().toLocaleDateString('es', { dateStyle: 'long' });
    document.documentElement.style.setProperty('--print-foot', `"${href} · ${day}"`);
  });
  window.addEventListener('afterprint', () => {
    unfolded.forEach((details) => (details.open = false));
  });
}

if (ExecutionEnvironment.canUseDOM) {
  prepareForPrint();
}
