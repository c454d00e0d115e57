// All animals as symbols: fetched once, put into the page, used everywhere by <use href="#emu">.
export async function loadDrawings(): Promise<void> {
  if (document.getElementById('drawings')) return;
  const answer = await fetch('/drawings.svg').catch(() => null);
  if (!answer?.ok) return;
  const holder = document.createElement('div');
  holder.id = 'drawings';
  holder.style.position = 'absolute';
  holder.innerHTML = await answer.text();
  // display: none would switch off the masks inside
  holder.style.width = holder.style.height = '0';
  holder.style.overflow = 'hidden';
  holder.setAttribute('aria-hidden', 'true');
  document.body.prepend(holder);
}
