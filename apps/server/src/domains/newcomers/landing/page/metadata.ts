/** Writes what search engines read of a page (schema.org), so that nothing in it ends the script that it stands in. */
export function jsonLd(facts: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts })
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`
}
