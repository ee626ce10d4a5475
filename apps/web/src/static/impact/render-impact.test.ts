import { expect, test } from 'vitest'

import { renderImpact } from './render-impact.tsx'

const { address, choices, files } = renderImpact({ css: '', script: '/assets/impact.js', font: '/assets/inter.woff2' })

test('the page is there in every language, with the form and with each answer to one that was sent', () => {
  expect([address, choices]).toEqual([
    '/impact-program-application',
    { answer: ['form', 'sent', 'incomplete', 'often'] },
  ])
  expect(Object.keys(files)).toHaveLength(8)
  expect(files['impact-program-application.form.de.html']).toMatch(/<html lang="de".*Bewerbung senden/su)
  expect(files['impact-program-application.sent.en.html']).toContain('Your application has arrived')
  expect(files['impact-program-application.often.de.html']).toContain('Bitte versuchen Sie es morgen wieder.')
})

test('without a script the form goes to the server as it is, with the language that it is read in', () => {
  const form = files['impact-program-application.form.de.html'] ?? ''
  expect(form).toContain('action="/impact-program-application" method="post"')
  expect(form).toContain('name="language" value="de"')
  for (const name of ['organization', 'website', 'country', 'contact_name', 'email', 'mission', 'planned_use'])
    expect(form).toMatch(new RegExp(`name="${name}"[^>]*required|required[^>]*name="${name}"`, 'u'))
})
