import { expect, test } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { untilChanged } from './until-changed.ts'

/** Sends to a server that refuses with a status; keeps what it was asked. */
function refusing(status: number) {
  const asked: object[] = []
  const send = untilChanged(async (text: object) => {
    asked.push(text)
    throw new ApiError({ code: 'no', status, message: 'No.' })
  })
  return { asked, send }
}
const [long, short] = [{}, {}]

test.each([400, 413, 422])(
  'what is refused with %i goes once, and is told the same until it is changed',
  async (status) => {
    const { asked, send } = refusing(status)
    for (const text of [long, long, short]) await expect(send(text)).rejects.toMatchObject({ status })
    expect(asked).toEqual([long, short])
  },
)

test.each([0, 403, 409, 503])('what is refused with %i may go again', async (status) => {
  const { asked, send } = refusing(status)
  for (const text of [long, long]) await expect(send(text)).rejects.toMatchObject({ status })
  expect(asked).toEqual([long, long])
})
