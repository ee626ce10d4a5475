import { gzipSync } from 'node:zlib'
import { transaction } from '../../src/kernel/transaction.ts'
import { recordItem } from '#history'
import { newItem } from '#history/testing.ts'
import type { GivenBrowser } from '#identity/testing.ts'
import { issueApiKey } from '#identity/keys/index.ts'
import { createServiceAccount } from '#service-accounts/create-service-account.ts'
import { ownResource } from '#resources'
import { sendMessage } from '#notifications'
import { givenSample, makeVoice } from '#voices/testing.ts'
import type { TestServer } from '../test-server.ts'

export const supportMember = 'member@staff.example.test'

/** Creates one of everything that belongs to somebody. Answers the ids by the names that paths give them. */
export async function givenThings(server: TestServer, owner: GivenBrowser): Promise<Readonly<Record<string, string>>> {
  const { userId, workspaceId, keyId } = owner
  const ctx = server.product.systemContext(workspaceId)
  const { pool } = server.database
  const item = newItem(ctx)
  const writer = await server.ports.storage.create(item.storage_key)
  await writer.append(Buffer.from('sound'))
  await writer.commit()
  await writer.close()
  await transaction(ctx, (ctx) => recordItem({ ...ctx, actor: { ...ctx.actor, userId } }, item))
  const [grant, copy] = [ctx.newId('supportGrant'), ctx.newId('dataExport')]
  await pool.query(
    `insert into support_grants (id, user_id, workspace_id, support_member, reason, granted_at, expires_at)
     values ($1, $2, $3, $4, 'a test', now(), now() + interval '1 hour')`,
    [grant, userId, workspaceId, supportMember],
  )
  await pool.query(
    `insert into data_exports (id, user_id, workspace_id, job_id, storage_key, size_bytes, created_at, expires_at)
     values ($1, $2, $3, 'job_x', $4, 5, now(), now() + interval '1 hour')`,
    [copy, userId, workspaceId, item.storage_key],
  )
  const account = await createServiceAccount(
    { ...ctx, actor: { ...ctx.actor, userId } },
    { name: 'a test', group_ids: null, default_sharing_groups: null },
  )
  const machineKey = await transaction(ctx, (ctx) =>
    issueApiKey(ctx, { userId: account.userId, workspaceId, name: 'a test', permissions: 'all', characterLimit: null }),
  )
  const [webhook, delivery] = [ctx.newId('webhook'), ctx.newId('webhookDelivery')]
  await pool.query(
    `insert into webhooks (id, workspace_id, created_by, name, url, auth_type, sealed_secret, retry_enabled, created_at)
     values ($1, $2, $3, 'a test', 'https://127.0.0.1/hook', 'hmac', 'x', false, now())`,
    [webhook, workspaceId, userId],
  )
  await pool.query(
    `insert into webhook_deliveries (id, webhook_id, workspace_id, event_id, type, kind, body, state, created_at, next_attempt_at)
     values ($1, $2, $3, 'evt_x', 'webhook_test', 'test', '{}', 'failed', now(), now())`,
    [delivery, webhook, workspaceId],
  )
  await transaction(ctx, (ctx) =>
    ownResource({ ...ctx, actor: { ...ctx.actor, userId } }, { type: 'webhook', id: webhook }),
  )
  const group = ctx.newId('group')
  await pool.query(
    "insert into workspace_groups (id, workspace_id, name, created_at) values ($1, $2, 'A group', now())",
    [group, workspaceId],
  )
  const [provider, domain] = [ctx.newId('identityProvider'), ctx.newId('domainVerification')]
  await pool.query(
    `insert into identity_providers (id, workspace_id, kind, name, created_by, created_at)
     values ($1, $2, 'oidc', 'a test', $3, now())`,
    [provider, workspaceId, userId],
  )
  await pool.query(
    `insert into sso_domains (id, workspace_id, domain, record_value, created_by, created_at)
     values ($1, $2, 'things.example.test', 'x', $3, now())`,
    [domain, workspaceId, userId],
  )
  const collection = ctx.newId('voiceCollection')
  await pool.query(
    `insert into voice_collections (id, workspace_id, title, title_folded, icon, created_by, created_at, updated_at)
     values ($1, $2, 'a test', 'a test', 'star', $3, now(), now())`,
    [collection, workspaceId, userId],
  )
  const dictionary = ctx.newId('pronunciationDictionary')
  const version = ctx.newId('pronunciationVersion')
  await pool.query(
    `insert into pronunciation_dictionaries (id, workspace_id, name, name_folded, created_by, created_at, latest_version_id)
     values ($1, $2, 'a test', 'a test', $3, now(), $4)`,
    [dictionary, workspaceId, userId, version],
  )
  await pool.query(
    `insert into pronunciation_versions (id, dictionary_id, rules_num, rules, created_by, created_at)
     values ($1, $2, 0, $3, $4, now())`,
    [version, dictionary, gzipSync('[]'), userId],
  )
  const engine = ctx.newId('addressEngine')
  await pool.query(
    `insert into address_engines (id, workspace_id, name, address, capabilities, model, voices, languages, timeout_ms,
       concurrency, created_by, created_at, updated_at)
     values ($1, $2, 'a test', 'https://127.0.0.1/v1', '{chat}', 'x', '{}', '{en}', 1000, 1, $3, now(), now())`,
    [engine, workspaceId, userId],
  )
  const [project, site] = [ctx.newId('audioNativeProject'), ctx.newId('audioNativeDomain')]
  await pool.query(
    `insert into audio_native_projects (id, workspace_id, user_id, name, small, sessionization, monthly_credits,
       reads_new_pages, is_enabled, created_at)
     values ($1, $2, $3, 'a test', false, 0, 1000, true, true, now())`,
    [project, workspaceId, userId],
  )
  await pool.query(
    `insert into audio_native_domains (id, workspace_id, domain, record_value, created_by, created_at)
     values ($1, $2, 'things.example.test', 'x', $3, now())`,
    [site, workspaceId, userId],
  )
  const spokenPage = ctx.newId('audioNativePage')
  await pool.query(
    `insert into audio_native_pages (id, project_id, workspace_id, is_enabled, state, created_at)
     values ($1, $2, $3, true, 'read', now())`,
    [spokenPage, project, workspaceId],
  )
  const work = ctx.newId('publishedWork')
  await pool.query(
    `insert into publishing_works (id, workspace_id, user_id, kind, title, genres, mature_content, normalizes_loudness,
       may_be_indexed, created_at, updated_at)
     values ($1, $2, $3, 'single', 'a test', '{}', false, true, false, now(), now())`,
    [work, workspaceId, userId],
  )
  const sale = ctx.newId('sale')
  await pool.query(
    `insert into selling_sales (id, work_id, workspace_id, buyer_id, title, amount_minor, currency, share_percent, provider,
       page_ref, state, paid_minor, created_at, expires_at, paid_at)
     values ($1, $2, $3, $4, 'a test', 500, 'eur', 100, 'sandbox', 'x', 'paid', 500, now(), now(), now())`,
    [sale, work, workspaceId, userId],
  )
  const publicOwner = 'a-name-under-which-nothing-is-published'
  await pool.query('insert into voice_publishers (user_id, public_owner_id, created_at) values ($1, $2, now())', [
    userId,
    publicOwner,
  ])
  const session = ctx.newId('remixingSession')
  await pool.query(
    `insert into design_sessions (id, workspace_id, user_id, created_at, updated_at, expires_at)
     values ($1, $2, $3, now(), now(), now() + interval '1 day')`,
    [session, workspaceId, userId],
  )
  const preview = 'P'.repeat(20)
  await pool.query(
    `insert into designed_voices (id, workspace_id, user_id, place, method, recipe, labels, locale, text,
       requires_verification, is_verified, storage_key, content_type, size_bytes, duration_ms, created_at, expires_at)
     values ($1, $2, $3, 0, 'designed', '{}', '{}', 'en-US', 'text', false, true, $4, 'audio/mpeg', 5, 5, now(),
       now() + interval '1 day')`,
    [preview, workspaceId, userId, item.storage_key],
  )
  const [video, videoJob] = [ctx.newId('shareVideo'), ctx.newId('job')]
  await pool.query(
    `insert into jobs (id, key, name, workspace_id, state, payload, created_at) values ($1, $1, 'sharing.make-video', $2, 'done', '{}', now())`,
    [videoJob, workspaceId],
  )
  await pool.query(
    `insert into share_videos (id, workspace_id, history_item_id, recording_key, theme, strips_tags, format, caption, job_id,
       storage_key, size_bytes, asked_at, created_at)
     values ($1, $2, $3, $4, 'dark', false, 'tall', '', $5, $4, 5, now(), now())`,
    [video, workspaceId, item.id, item.storage_key, videoJob],
  )
  const { voiceId, sampleId } = await givenVoice(server, owner)
  await sendMessage(ctx, { userId, severity: 'info', title: 't', description: 'd', occasion: 'a test' })
  const idOf = async (statement: string): Promise<string> =>
    (await pool.query<{ id: string }>(statement, [userId])).rows[0]?.id ?? ''
  return {
    user_id: userId,
    workspace_id: workspaceId,
    public_user_id: publicOwner,
    collection_id: collection,
    pronunciation_dictionary_id: dictionary,
    dictionary_id: dictionary,
    version_id: version,
    project_id: project,
    page_id: spokenPage,
    work_id: work,
    sale_id: sale,
    purchase_id: sale,
    domain_id: site,
    engine_id: engine,
    group_id: group,
    history_item_id: item.id,
    job_id: videoJob,
    video_id: video,
    key_id: keyId,
    grant_id: grant,
    export_id: copy,
    service_account_user_id: account.userId,
    api_key_id: machineKey.keyId,
    webhook_id: webhook,
    voice_id: voiceId,
    sample_id: sampleId,
    resource_id: webhook,
    identity_provider_id: provider,
    domain_verification_id: domain,
    delivery_id: delivery,
    remixing_session_id: session,
    generated_voice_id: preview,
    speaker_id: 'speaker_1',
    message_id: await idOf('select id from messages where user_id = $1'),
    session_id: await idOf('select id from sessions where user_id = $1 and support_grant_id is null'),
  }
}

async function givenVoice(server: TestServer, owner: GivenBrowser) {
  const voice = await makeVoice(server, owner)
  const sample = await givenSample(server, owner, voice)
  return { voiceId: voice.id, sampleId: sample.id }
}
