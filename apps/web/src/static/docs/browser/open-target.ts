/** Opens what an address leads to where it is folded. */
export function openTarget(): void {
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const folded = target?.closest('details')
    if (folded) folded.open = true
  }
  open()
  addEventListener('hashchange', open)
}
