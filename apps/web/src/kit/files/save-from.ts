/**
 * Lets the browser save what is at an address of the server, at its own pace: nothing of it is held by the page, which may be open
 * under another name of the server.
 */
export function saveFrom(address: string): void {
  const { pathname, search } = new URL(address)
  const link = document.createElement('a')
  link.href = `${pathname}${search}`
  link.download = ''
  link.click()
}
