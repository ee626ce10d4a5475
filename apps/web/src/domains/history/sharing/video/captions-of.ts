/** Writes what is said as WebVTT, in one cue: nobody knows here when which word is said. */
export function captionsOf(text: string): string {
  const said = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\s+/gu, ' ')
  return `WEBVTT\n\n00:00.000 --> 59:59.999\n${said}\n`
}
