import type { ClientModule } from '@docusaurus/types';
import './progressBar.css';

/** Milliseconds after a change of path; section 4 of the specification. */
const delay = 200;

/** The framework's progress bar, animated by the stylesheet: NProgress is 1.2 KB of every page. */
const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(() => {
      const bar = document.createElement('div');
      bar.id = 'progress-bar';
      document.body.append(bar);
    }, delay);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    const bar = document.getElementById('progress-bar');
    if (!bar) return;
    bar.dataset.done = '';
    bar.addEventListener('animationend', () => bar.remove());
  },
};

export default progressBar;
