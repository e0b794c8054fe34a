import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Opens every `<details>` while the page is printed, except those in a `<figure>`, such as demos of the widget.
if (ExecutionEnvironment.canUseDOM) {
  let openedDetails: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    openedDetails = [
      ...document.querySelectorAll<HTMLDetailsElement>('details:not([open], figure *)'),
    ];
    openedDetails.forEach((details) => (details.open = true));
  });
  window.addEventListener('afterprint', () => {
    openedDetails.forEach((details) => (details.open = false));
  });
}
