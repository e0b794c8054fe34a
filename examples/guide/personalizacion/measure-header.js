const header = document.querySelector('.site-header');

if (header) {
  const observer = new ResizeObserver(() => {
    const { height } = header.getBoundingClientRect();
    document.documentElement.style.setProperty('--ai-nav-height', `${height}px`);
  });
  observer.observe(header, { box: 'border-box' });
}
