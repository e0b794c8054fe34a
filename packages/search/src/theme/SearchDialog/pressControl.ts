/** Milliseconds after which a control that says nothing of its outcome has worked. */
const patience = 400;

/** Presses a control of the page; resolves to whether that worked, which the control says in `data-outcome` if it takes time. */
export function pressControl(selector: string): Promise<boolean> {
  const control = document.querySelector<HTMLElement>(selector);
  if (control === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const finish = (isDone: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(isDone);
    };
    const observer = new MutationObserver(() => {
      if (control.dataset.outcome) finish(control.dataset.outcome !== 'failed');
    });
    const timer = setTimeout(() => finish(true), patience);
    observer.observe(control, { attributeFilter: ['data-outcome'] });
    control.click();
  });
}
