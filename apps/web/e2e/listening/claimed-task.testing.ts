import type { Browser, Page } from '@playwright/test'
import { inDatabase } from '../operator.ts'
import { expect, signUp } from '../person.ts'
import { speakReading } from '../recordings.ts'

type Kind = { readonly service: 'transcription' | 'dubbing_review'; readonly target: string }
const usual: Kind = { service: 'transcription', target: 'en' }

/** Gives somebody a task that they have claimed: to write down what somebody else has sent, or to review it as a dub. Answers the address of its workbench. */
export async function giveClaimedTask(
  browser: Browser,
  email: string,
  said: string,
  { service, target }: Kind = usual,
): Promise<string> {
  const buyer = await browser.newPage({ baseURL: process.env['VIREO_TEST_URL'] ?? '' })
  await signUp(buyer)
  const sound = await speakReading(buyer, said)
  const order = await orderOf(buyer, sound.toString('base64'))
  await buyer.close()
  const task = `prodtask_${order.media.slice('prodmedia_'.length)}`
  const userId = await inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [email])
    await client.query(
      `with m as (select * from production_media where id = $1),
         item as (insert into production_items (id, order_id, workspace_id, request, created_at)
           select 'i' || id, order_id, workspace_id, $4::jsonb, now() from m returning *),
         assignment as (insert into production_assignments (id, order_id, item_id, media_id, workspace_id, service,
             source_language, target_language, priority, price_minor, payout_minor, state, created_at)
           select 'a' || m.id, m.order_id, item.id, m.id, m.workspace_id, $5, 'en', $6, 'normal', 200, 120, 'open', now()
           from m, item returning *),
         producer as (insert into production_producers (id, user_id, workspace_id, name, created_at)
           select 'p' || u.id, u.id, s.workspace_id, 'Ada', now() from users u join memberships s on s.user_id = u.id
           where u.id = $3 returning *),
         ordered as (update production_orders set state = 'accepted' where id = (select order_id from m))
       insert into production_tasks (id, assignment_id, order_id, workspace_id, service, source_language, target_language, rank,
         state, producer_id, duration_ms, payout_minor, content, created_at, claimed_at, deadline_at)
       select $2, a.id, a.order_id, a.workspace_id, $5, 'en', $6, 1, 'claimed', p.id, m.duration_ms, 120,
         '{"segments": [], "speakers": []}', now(), now(), now() + interval '3 days'
       from m, assignment a, producer p`,
      [order.media, task, rows[0]?.id, JSON.stringify(request(order, service)), service, target],
    )
    return rows[0]?.id ?? ''
  })
  return `/app/productions/work/${userId}/${task}`
}

type Sent = { readonly media: string; readonly original: string }

const request = ({ media, original }: Sent, kind: Kind['service']) => ({
  kind,
  media_ids: [media],
  source_language: 'en',
  ...(kind === 'transcription' ? { verbatim: false } : { original_media_id: original }),
  priority: 'normal',
  instructions: 'Leave out the laughter.',
  glossary: [{ term: 'fence', use: 'railings' }],
})

async function orderOf(page: Page, base64: string): Promise<Sent> {
  const told = await page.evaluate(async (encoded) => {
    const session = await (await fetch('/v1/identity/token', { method: 'POST' })).json()
    const headers = { authorization: `Bearer ${session.access_token}` }
    const root = '/v1/productions/orders'
    const order = await (await fetch(root, { method: 'POST', headers })).json()
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const send = async (name: string) => {
      const body = new FormData()
      body.append('declared_language', 'en')
      body.append('media', new Blob([bytes], { type: 'audio/mpeg' }), name)
      return (await fetch(`${root}/${order.order_id}/media`, { method: 'POST', headers, body })).json()
    }
    const [media, original] = [await send('talk.mp3'), await send('original.mp3')]
    return {
      media: String(media.media_id),
      original: String(original.media_id),
      told: JSON.stringify([order, media, original]),
    }
  }, base64)
  expect(told.media, told.told).toMatch(/^prodmedia_/u)
  return told
}
