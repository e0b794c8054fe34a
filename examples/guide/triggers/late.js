const panel = document.querySelector('#panel');

document.querySelector('#show-help')?.addEventListener('click', () => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'open-widget';
  button.textContent = 'Preguntar';
  panel?.replaceChildren(button);
});
