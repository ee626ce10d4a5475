import { type Fixtures, givenSound } from '#test/fixtures.ts'

/** What tests of every endpoint are given of this slice. */
export const fixtures: Fixtures = {
  things: async ({ server, owner: { userId, workspaceId } }) => {
    const ctx = server.product.systemContext(workspaceId)
    const { pool } = server.database
    const [order, media, item] = [
      ctx.newId('productionOrder'),
      ctx.newId('productionMedia'),
      ctx.newId('productionItem'),
    ]
    await pool.query(
      `insert into production_orders (id, workspace_id, user_id, name, is_sandbox, state, created_at, updated_at)
       values ($1, $2, $3, 'a test', false, 'open', now(), now())`,
      [order, workspaceId, userId],
    )
    const key = await givenSound(server, `productions/${workspaceId}/${order}/${media}`)
    await pool.query(
      `insert into production_media
         (id, order_id, workspace_id, name, content_type, language, storage_key, size_bytes, duration_ms, created_at)
       values ($1, $2, $3, 'a test.wav', 'audio/wav', 'en', $4, 5, 1000, now())`,
      [media, order, workspaceId, key],
    )
    await pool.query(
      `insert into production_items (id, order_id, workspace_id, request, created_at)
       values ($1, $2, $3, $4, now())`,
      [
        item,
        order,
        workspaceId,
        { kind: 'transcription', media_ids: [media], source_language: 'en', priority: 'normal' },
      ],
    )
    const [assignment, task, producer, applicant] = [
      ctx.newId('productionAssignment'),
      ctx.newId('productionTask'),
      ctx.newId('productionProducer'),
      ctx.newId('productionApplicant'),
    ]
    await pool.query(
      `insert into production_assignments (id, order_id, item_id, media_id, workspace_id, service, source_language,
         target_language, priority, price_minor, payout_minor, state, created_at)
       values ($1, $2, $3, $4, $5, 'transcription', 'en', 'en', 'normal', 200, 120, 'open', now())`,
      [assignment, order, item, media, workspaceId],
    )
    await pool.query(
      `insert into production_producers (id, user_id, workspace_id, name, created_at) values ($1, $2, $3, 'Ada', now())`,
      [producer, userId, workspaceId],
    )
    await pool.query(
      `insert into production_applicants (id, user_id, workspace_id, email, name, languages, note, created_at)
       values ($1, $2, $3, 'ada@example.test', 'Ada', '{en}', '', now())`,
      [applicant, userId, workspaceId],
    )
    await pool.query(
      `insert into production_tasks (id, assignment_id, order_id, workspace_id, service, source_language,
         target_language, rank, state, producer_id, duration_ms, payout_minor, content, created_at)
       values ($1, $2, $3, $4, 'transcription', 'en', 'en', 1, 'claimed', $5, 1000, 120, $6, now())`,
      [task, assignment, order, workspaceId, producer, { segments: [], speakers: [] }],
    )
    const [qualification, attempt] = [ctx.newId('productionQualification'), ctx.newId('productionAttempt')]
    await pool.query(
      `insert into production_qualifications (id, name, service, source_language, target_language, created_at)
       values ($1, 'a test', 'transcription', 'en', 'en', now())`,
      [qualification],
    )
    await pool.query(
      `insert into production_qualification_tests
         (qualification_id, pass_percent, minutes, attempts_max, pause_hours, questions, updated_at)
       values ($1, 80, 10, 3, 24, $2, now())`,
      [qualification, JSON.stringify([{ prompt: 'Write it down.', expected: 'Hello.', recording_id: null }])],
    )
    await pool.query(
      `insert into production_test_attempts
         (id, producer_id, qualification_id, questions, pass_percent, started_at, ends_at)
       values ($1, $2, $3, '[]', 80, now(), now() + interval '1 hour')`,
      [attempt, producer, qualification],
    )
    const team = ctx.newId('productionTeam')
    await pool.query("insert into production_teams (id, name, created_at) values ($1, 'a test', now())", [team])
    await pool.query('insert into production_team_members (team_id, producer_id, joined_at) values ($1, $2, now())', [
      team,
      producer,
    ])
    const comment = ctx.newId('productionComment')
    await pool.query(
      `insert into production_comments (id, assignment_id, author, user_id, at_ms, text, created_at)
       values ($1, $2, 'producer', $3, 500, 'a test', now())`,
      [comment, assignment, userId],
    )
    return {
      order_id: order,
      task_comment_id: comment,
      team_id: team,
      house_team: team,
      tested_qualification: qualification,
      qualification_id: qualification,
      attempt_id: attempt,
      month: '2026-11',
      media_id: media,
      item_id: item,
      production_order: order,
      production_file: media,
      task_id: task,
      description_id: assignment,
      applicant_id: applicant,
      producer_user: userId,
    }
  },
  requests: {
    'productions.renameOrder': { body: { request: { name: 'another name' } } },
    'productions.saveItem': {
      body: { request: { item: { kind: 'transcription', media_ids: ['nothing'], source_language: 'en' } } },
    },
    'productions.rejectDelivery': { body: { reason: 'not this' } },
    'productions.setPrices': { body: { prices: [] } },
    'productions.decideOrder': { body: { decision: 'take' } },
    'productions.requestOrderChanges': { body: { note: 'not this' } },
    'productions.applyAsProducer': { body: { name: 'Ada', languages: ['en'] } },
    'productions.decideApplicant': { body: { decision: 'decline' } },
    'productions.changeProducer': { body: { state: 'paused' } },
    'productions.changeQualifications': { body: { withdraw: ['nothing'] } },
    'productions.addQualification': {
      body: { name: 'English', service: 'transcription', source_language: 'en', target_language: 'en' },
    },
    'productions.setQualificationTest': {
      body: {
        pass_percent: 80,
        minutes: 10,
        attempts_max: 3,
        pause_hours: 24,
        questions: [{ prompt: 'Write it down.', expected: 'Hello.' }],
      },
    },
    'productions.finishQualificationAttempt': { body: { answers: [] } },
    'productions.sendOrderMessage': { body: { text: 'Hello.' } },
    'productions.sendTaskMessage': { body: { text: 'Hello.' } },
    'productions.sendHouseMessage': { body: { text: 'Hello.' } },
    'productions.addTaskComment': { body: { at_s: 0.5, text: 'Who speaks?' } },
    'productions.changeTaskComment': { body: { resolved: true } },
    'productions.createTeam': { body: { name: 'a team' } },
    'productions.changeTeam': { body: { name: 'another name' } },
    'productions.giveToTeam': { body: { team_id: null } },
    'productions.setPriority': { body: { priority: 'high' } },
    'productions.saveContent': { body: { expected_version: 0, content: { segments: [], speakers: [] } } },
    'productions.reviewTask': {
      body: { decision: 'approve', scores: { meaning: 5, timing: 5, spelling: 5, style: 5 } },
    },
    'productions.getFile': { query: 'key=nothing' },
  },
}
