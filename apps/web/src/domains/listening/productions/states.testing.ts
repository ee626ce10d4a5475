import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'
import { houseStates } from './house/states-of-house.testing.ts'

const english = { code: 'en', label: 'English' }
const german = { code: 'de', label: 'German' }
const languages = answer(endpoints.listLanguages, { kind: 'single', languages: [english, german] })
const order = {
  order_id: 'prodorder_1',
  name: 'Talks of spring',
  state: 'accepted',
  total_amount_usd: 12.5,
  submitted_at: '2026-03-01T10:00:00Z',
  updated_at: '2026-03-02T10:00:00Z',
} as const
const item = {
  item_id: 'proditem_1',
  item: { kind: 'transcription', media_ids: ['prodmedia_1'], source_language: 'en' },
  quote: { amount_usd: 12.5 },
  progress: { tasks: 1, approved: 1 },
  changes_left: 2,
} as const
const media = [{ media_id: 'prodmedia_1', name: 'opening talk.mp3', language: 'en', duration_ms: 375_000 }]
const delivered = {
  ...order,
  items: [item],
  media,
  sandbox: false,
  paid_at: '2026-03-01T11:00:00Z',
  delivered_at: '2026-03-03T10:00:00Z',
  dispute: null,
}
const at = '2026-03-02T10:00:00Z'
const messages = [
  { message_id: 'three', author: 'house', description_id: null, text: 'Both of you: thank you.' },
  { message_id: 'two', author: 'producer', description_id: 'prodassign_1', text: 'Who speaks at 2:10?' },
  { message_id: 'one', author: 'buyer', is_own: true, description_id: null, text: 'The speaker is called Grace.' },
] as const
const comment = { comment_id: 'one', author: 'reviewer', at_s: 1.5, text: 'Who speaks?', created_at: at } as const
const file = { item_id: 'proditem_1', media_id: 'prodmedia_1', target_language: 'en', version: 1 } as const
const files = ['srt', 'vtt', 'txt', 'docx', 'json'].map((ending) => ({
  ...file,
  name: `opening talk.en.${ending}`,
  signed_url: `https://vireo.example/production-files/${ending}`,
}))

const producer = answer(endpoints.getProducer, {
  name: 'Ada',
  state: 'active',
  is_reviewer: true,
  score: 87,
  created_at: '2025-11-05T10:00:00Z',
})
const task = {
  task_id: 'prodtask_1',
  state: 'claimed',
  service: 'transcription',
  source_language: 'en',
  target_language: 'en',
  priority: 'high',
  producer: 'user_2',
  recording: 'opening talk.mp3',
  duration_ms: 375_000,
  payout_cents: 750,
  deadline_at: '2036-03-01T10:00:00Z',
  submitted_at: '2026-03-01T10:00:00Z',
} as const
const earned = [{ entry_id: 'e1', kind: 'earned', amount_cents: 1250, created_at: '2026-03-01T10:00:00Z' }] as const
const test = {
  qualification_id: 'one',
  name: 'English talks',
  questions: 2,
  minutes: 20,
  pass_percent: 80,
  attempts_left: 2,
} as const
const segment = { id: '1', text: 'Good morning, everybody.', speaker_id: 'a', start_s: 0, end_s: 2 }
const written = (text: string) => ({ segments: [{ ...segment, text }], speakers: [{ id: 'a', name: 'Chair' }] })
const submitted = (version: number, text: string) => ({
  version,
  submitted_at: '2026-03-01T10:00:00Z',
  content: written(text),
})

export const states: ScreenStates = {
  [paths.productions]: { asksNothing: 'It leads on.', shows: 'Available' },
  [paths.productionOrders]: {
    asks: [endpoints.list],
    ready: { answers: [answer(endpoints.list, { orders: [order] })], shows: 'Talks of spring' },
    empty: { answers: [answer(endpoints.list, { orders: [] })], shows: 'No orders yet', action: 'New order' },
  },
  [paths.newProductionOrder]: {
    asks: [endpoints.listLanguages],
    ready: { answers: [languages], shows: 'Language of the recordings' },
    empty: {
      answers: [answer(endpoints.listLanguages, { kind: 'single', languages: [] })],
      shows: 'Nothing can be ordered here yet',
    },
  },
  [paths.productionOrder]: {
    at: '/app/productions/orders/prodorder_1',
    asks: [endpoints.get],
    ready: {
      answers: [
        answer(endpoints.get, delivered),
        answer(endpoints.listDeliverables, { deliverables: files }),
        answer(endpoints.listOrderMessages, { messages: messages.map((one) => ({ ...one, created_at: at })) }),
      ],
      shows: 'opening talk.mp3',
    },
    empty: {
      answers: [answer(endpoints.get, { ...order, state: 'open', items: [], media: [], paid_at: null, dispute: null })],
      shows: 'There is nothing in this order yet.',
    },
  },
  [paths.productionInvoice]: {
    at: '/app/productions/orders/prodorder_1/invoice',
    asks: [endpoints.getInvoice],
    ready: {
      answers: [
        answer(endpoints.getInvoice, {
          invoice_number: 'prodpay_1',
          order_id: 'prodorder_1',
          order_name: 'Talks of spring',
          issued_at: '2026-03-01T10:00:00Z',
          customer: 'Hill Radio',
          lines: [
            {
              service: 'transcription',
              source_language: 'en',
              target_language: 'en',
              recording: 'opening talk.mp3',
              minutes: 6.25,
              amount_cents: 1250,
            },
          ],
          tax_cents: 0,
          total_cents: 1250,
          refunded_cents: 250,
        }),
      ],
      shows: 'Hill Radio',
    },
    empty: { never: 'There is no invoice of nothing.' },
  },
  [paths.unclaimedTasks]: {
    asks: [endpoints.listUnclaimed],
    ready: {
      answers: [producer, answer(endpoints.listUnclaimed, { tasks: [{ ...task, state: 'unclaimed' }] })],
      shows: 'Transcript · English',
    },
    empty: { answers: [producer], shows: 'Nothing to claim right now' },
  },
  [paths.activeTasks]: {
    asks: [endpoints.listOwn],
    ready: { answers: [producer, answer(endpoints.listOwn, { tasks: [task] })], shows: 'Transcript · English' },
    empty: { answers: [producer], shows: 'No active tasks', action: 'See available tasks' },
  },
  [paths.taskHistory]: {
    asks: [endpoints.listOwn],
    ready: {
      answers: [producer, answer(endpoints.listOwn, { tasks: [{ ...task, state: 'approved' }] })],
      shows: 'Transcript · English',
    },
    empty: { answers: [producer], shows: 'Nothing yet' },
  },
  [paths.taskReviews]: {
    asks: [endpoints.listReviews],
    ready: {
      answers: [producer, answer(endpoints.listReviews, { tasks: [{ ...task, state: 'submitted' }] })],
      shows: 'Transcript · English',
    },
    empty: { answers: [producer], shows: 'Nothing waits for you' },
  },
  [paths.taskReview]: {
    at: '/app/productions/reviews/user_2/prodtask_1',
    asks: [endpoints.getReviewExtras],
    ready: {
      answers: [
        producer,
        answer(endpoints.getReviewExtras, {
          task: { ...task, state: 'in_review' },
          submissions: [submitted(1, 'Good moning, everybody.'), submitted(2, 'Good morning, everybody.')],
          reviews: [],
        }),
        answer(endpoints.getContent, {
          content: written('Good morning, everybody.'),
          instructions: 'As spoken.',
          media_url: '/production-files/prodmedia_1?key=k',
        }),
        answer(endpoints.listComments, { may_write: true, comments: [comment] }),
      ],
      shows: 'What was written',
    },
    empty: { never: 'It shows one task.' },
  },
  [paths.producerDashboard]: {
    asks: [endpoints.getEarnings],
    ready: {
      answers: [
        producer,
        answer(endpoints.getEarnings, {
          due_cents: 1250,
          entries: earned,
        }),
        answer(endpoints.getStats, {
          tasks: { active: 1, in_review: 2, approved: 48, given_up: 1, expired: 0 },
          minutes_approved: 512.4,
          first_time_percent: 92,
          reviews: 17,
          score: 87,
          scores: { meaning: 4.6, timing: 4.2, spelling: 4.8, style: null },
          earned_cents: 61_250,
        }),
        answer(endpoints.getStatement, {
          month: '2026-03',
          opening_cents: 200,
          earned_cents: 1250,
          paid_out_cents: 1000,
          closing_cents: 450,
          entries: earned,
          has_more: true,
        }),
      ],
      shows: 'To be paid out',
    },
    empty: { answers: [producer], shows: 'Nothing yet. What you earn stands here once a buyer accepts it.' },
  },
  [paths.producerSettings]: {
    asks: [endpoints.getProducer],
    ready: {
      answers: [
        producer,
        answer(endpoints.listTeams, {
          teams: [
            {
              team_id: 'one',
              name: 'Night shift',
              members: [
                { user_id: 'x', name: 'Ada' },
                { user_id: 'y', name: 'Grace' },
              ],
            },
          ],
        }),
        answer(endpoints.listTeamTasks, { tasks: [{ ...task, state: 'unclaimed' }] }),
      ],
      shows: 'Your profile as a producer',
    },
    empty: { never: 'Every producer has a profile.' },
  },
  [paths.producerQualifications]: {
    asks: [endpoints.listQualifications],
    ready: {
      answers: [
        producer,
        answer(endpoints.listQualifications, {
          qualifications: [
            { qualification_id: 'one', name: 'English talks', service: 'transcription', source_language: 'en' },
          ],
        }),
        answer(endpoints.listTests, {
          tests: [{ ...test, from: '2026-03-01T10:00:00Z', attempt_id: null }],
        }),
      ],
      shows: 'English talks',
    },
    empty: { answers: [producer], shows: 'Nothing to qualify for yet' },
  },
  [paths.qualificationAttempt]: {
    at: '/app/productions/settings/qualifications/attempts/prodattempt_1',
    asks: [endpoints.getAttempt],
    ready: {
      answers: [
        producer,
        answer(endpoints.getAttempt, {
          attempt_id: 'prodattempt_1',
          state: 'open',
          ends_at: '2036-03-01T10:00:00Z',
          pass_percent: 80,
          questions: [
            { question_id: '1', prompt: 'Write down what is said.', recording_url: '/production-files/r?key=k' },
            { question_id: '2', prompt: 'Translate: Guten Morgen.', recording_url: null },
          ],
        }),
      ],
      shows: 'Write down what is said.',
    },
    empty: { never: 'It shows one attempt.' },
  },
  ...houseStates,
}
