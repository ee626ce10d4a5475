import type { Fixtures } from '#test/fixtures.ts'

/** A form that is complete. */
export const completeForm = {
  organization: 'Matrix e.V.',
  website: 'https://example.org/',
  country: 'Germany',
  contact_name: 'A. Tester',
  email: 'matrix@example.test',
  mission: 'Books for people who cannot see.',
  planned_use: 'Reading them aloud.',
}

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server }) => {
    const id = server.product.systemContext().newId('impactApplication')
    await server.database.pool.query(
      `insert into impact_applications (id, organisation, website, country, contact_name, email, mission, planned_use,
         may_be_named, language, created_at)
       values ($1, 'a test', 'https://example.org/', 'x', 'x', 'nobody@example.test', 'x', 'x', false, 'en', now())`,
      [id],
    )
    return { application_id: id }
  },
  requests: {
    'impactProgram.apply': { body: completeForm },
    'impactProgram.decide': { body: { decision: 'decline' } },
  },
}
