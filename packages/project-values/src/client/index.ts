import './marks.css';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import { markSelector, openerSelector, storageKey, withMarks } from './marks';
import type { Project } from './panel';

if (ExecutionEnvironment.canUseDOM) offerValues();

/**
 * Makes marks operable, and opens the panel from them and from buttons with `data-project-values`. The panel, with all that changes a
 * mark, is loaded for readers who open it or have values.
 */
function offerValues(): void {
  const title = translate({ id: 'site.ProjectValues.mark', message: 'Use your value' });
  let project: Promise<Project> | undefined;
  const withProject = (act: (project: Project) => void, onFailure?: () => void) => {
    project ??= import('./panel').then(({ createProject }) => createProject(title));
    project.then(act, () => {
      project = undefined;
      onFailure?.();
    });
  };

  const open = (event: Event) => {
    const { target } = event;
    const opener =
      target instanceof Element && target.closest<HTMLElement>(`${markSelector},${openerSelector}`);
    if (!opener || !isPress(event, opener)) return;
    event.preventDefault();
    // Lines of code may have listeners of their own.
    event.stopPropagation();
    const { pathname } = location;
    withProject(({ openPanel }) => openPanel(opener, pathname), reportFailure);
  };
  addEventListener('click', open, true);
  addEventListener('keydown', open, true);

  // Values of an earlier visit, or changed in another tab or on a later page of the history.
  const refresh = () => {
    if (project !== undefined || hasKept()) withProject((loaded) => loaded.refresh());
  };
  addEventListener('pageshow', refresh);
  addEventListener('storage', refresh);

  // For the keyboard and for screen readers; their text stays code that can be selected.
  withMarks((mark) => {
    mark.setAttribute('role', 'button');
    mark.setAttribute('aria-haspopup', 'dialog');
    mark.tabIndex = 0;
    mark.title = title;
  });
}

/** Whether an event presses a button: a `<button>` turns its keys into clicks by itself, and who selects its text presses nothing. */
function isPress(event: Event, button: HTMLElement): boolean {
  if (event instanceof KeyboardEvent) {
    return button.tagName !== 'BUTTON' && /^(Enter| )$/.test(event.key);
  }
  const selection = getSelection();
  return !selection || selection.isCollapsed || !selection.containsNode(button, true);
}

function hasKept(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

function reportFailure(): void {
  const failure = document.createElement('p');
  failure.setAttribute('role', 'alert');
  failure.className = 'alert alert--danger project-values-failure';
  failure.textContent = translate({ id: 'site.ProjectValues.failed', message: 'Not loaded' });
  document.body.append(failure);
  setTimeout(() => failure.remove(), 6000);
}
