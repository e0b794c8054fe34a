import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What is folded on screen is read on paper: every block that opens is open while the page prints. */
function unfoldForPrint(): void {
  let unfolded: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    unfolded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    unfolded.forEach((details) => (details.open = true));
  });
  window.addEventListener('afterprint', () => {
    unfolded.forEach((details) => (details.open = false));
  });
}

if (ExecutionEnvironment.canUseDOM) {
  unfoldForPrint();
}
