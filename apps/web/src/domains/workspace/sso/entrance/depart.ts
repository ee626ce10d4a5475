/** Sends the browser to an identity provider; never to anything but an address of the web. */
export function departTo(url: string): void {
  const { protocol } = new URL(url)
  if (protocol === 'https:' || protocol === 'http:') location.assign(url)
}
