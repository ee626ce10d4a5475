/**
 * Where popups stand: inside the dialog that is open, which hides everything else, otherwise inside the page's
 * main landmark, so that whoever jumps by landmarks finds them.
 */
export function popupContainer(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"][data-state="open"]')
  return [...dialogs].at(-1) ?? document.querySelector('main') ?? document.body
}
