import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Every block that opens is open while the page prints, but for the demonstrations of triggers. */
function prepareForPrint(): void {
  let unfolded: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    unfolded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open], figure *)')];
    unfolded.forEach((details) => (details.open = true));
  });
  window.addEventListener('afterprint', () => {
    unfolded.forEach((details) => (details.open = false));
  });
}

if (ExecutionEnvironment.canUseDOM) {
  prepareForPrint();
}
