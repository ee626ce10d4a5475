/**
 * Answers where popups stand: inside the dialog that is open, which hides everything else, otherwise inside the page's
 * main landmark, so that whoever jumps by landmarks finds them. A popup that opens in another one stands beside it: it
 * would be cut off inside.
 */
export function popupContainer(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"][data-state="open"]')
  const over = [...dialogs].filter((dialog) => !dialog.closest('[data-radix-popper-content-wrapper]'))
  return over.at(-1) ?? document.querySelector('main') ?? document.body
}
