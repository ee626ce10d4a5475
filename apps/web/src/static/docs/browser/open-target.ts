/** Opens what an address leads to where it is folded. */
export function openTarget(): void {
  const open = () => {
    const target = document.getElementById(targetOf(location.hash))
    const folded = target?.closest('details')
    if (folded) folded.open = true
  }
  open()
  addEventListener('hashchange', open)
}

/** Answers the id that an address leads to; what cannot be read is no id of ours. */
export function targetOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
