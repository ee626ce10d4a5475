import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import type { Endpoint } from '@vireo/contracts/kit'
import { answer, type Sight } from '#kit/testing/states.testing.ts'
import type { HouseView } from './house-frame.tsx'

const at = '2026-03-01T10:00:00Z'
const order = { name: 'Talks of spring', total_cents: 1250, items: 2, minutes: 6.3, paid_at: at, accepted_at: at }
const english = { service: 'transcription', source_language: 'en', target_language: 'en' } as const

type ViewStates = {
  readonly asks: Endpoint
  readonly ready: Sight
  readonly empty: string
  /** What it is called in German, where nothing is in it. */
  readonly german: string
}

/** What each view of whoever runs the instance shows that the first one does not. */
export const viewsOfHouse: readonly (readonly [HouseView, ViewStates])[] = [
  [
    'accepted',
    {
      asks: endpoints.listHouseOrders,
      ready: {
        answers: [answer(endpoints.listHouseOrders, { orders: [{ ...order, order_id: 'one', state: 'accepted' }] })],
        shows: 'Talks of spring',
      },
      empty: 'No order is under way',
      german: 'Kein Auftrag läuft',
    },
  ],
  [
    'disputed',
    {
      asks: endpoints.listHouseOrders,
      ready: {
        answers: [
          answer(endpoints.listHouseOrders, {
            orders: [{ ...order, order_id: 'one', state: 'accepted', dispute: 'Half of the names are wrong.' }],
          }),
        ],
        shows: 'Half of the names are wrong.',
      },
      empty: 'Nothing to decide',
      german: 'Nichts zu entscheiden',
    },
  ],
  [
    'tasks',
    {
      asks: endpoints.listAll,
      ready: {
        answers: [
          answer(endpoints.listAll, {
            tasks: [
              {
                ...english,
                task_id: 'one',
                state: 'in_review',
                producer: 'user_2',
                duration_ms: 375_000,
                team_id: 't',
              },
              {
                ...english,
                task_id: 'two',
                state: 'claimed',
                producer: 'user_2',
                duration_ms: 61_000,
                deadline_at: at,
              },
            ],
          }),
        ],
        shows: 'Transcript · English',
      },
      empty: 'No task in this state',
      german: 'Keine Aufgabe in diesem Stand',
    },
  ],
  [
    'applicants',
    {
      asks: endpoints.listApplicants,
      ready: {
        answers: [
          answer(endpoints.listApplicants, {
            applicants: [
              {
                applicant_id: 'one',
                name: 'Ada Lovelace',
                email: 'ada@example.test',
                languages: ['en', 'de'],
                note: 'I have captioned lectures for ten years.',
                created_at: at,
              },
            ],
          }),
        ],
        shows: 'Ada Lovelace',
      },
      empty: 'Nobody here',
      german: 'Niemand hier',
    },
  ],
  [
    'producers',
    {
      asks: endpoints.listProducers,
      ready: {
        answers: [
          answer(endpoints.listProducers, {
            producers: [
              { user_id: 'one', name: 'Grace Hopper', state: 'active', is_reviewer: true, score: 87, created_at: at },
              { user_id: 'two', name: 'Ada Lovelace', state: 'paused', score: null, open_tasks: 2, created_at: at },
            ],
          }),
        ],
        shows: 'Grace Hopper',
      },
      empty: 'Nobody works here yet',
      german: 'Noch arbeitet hier niemand',
    },
  ],
  [
    'teams',
    {
      asks: endpoints.listTeams,
      ready: {
        answers: [
          answer(endpoints.listTeams, {
            teams: [
              {
                team_id: 'one',
                name: 'Night shift',
                members: ['Ada', 'Grace', 'Joan', 'Mary'].map((name) => ({ user_id: name, name })),
              },
              { team_id: 'two', name: 'Nobody yet', members: [] },
            ],
          }),
        ],
        shows: 'Night shift',
      },
      empty: 'No teams yet',
      german: 'Noch keine Teams',
    },
  ],
  [
    'qualifications',
    {
      asks: endpoints.listAllQualifications,
      ready: {
        answers: [
          answer(endpoints.listAllQualifications, {
            qualifications: [
              { ...english, qualification_id: 'one', name: 'English talks', valid_days: 365 },
              { ...english, qualification_id: 'two', name: 'To German', target_language: 'de', valid_days: null },
            ],
          }),
        ],
        shows: 'English talks',
      },
      empty: 'No qualifications yet',
      german: 'Noch keine Qualifikationen',
    },
  ],
  [
    'ledger',
    {
      asks: endpoints.listMoves,
      ready: {
        answers: [
          answer(endpoints.getLedger, {
            accounts: [
              { account: 'held', balance_cents: 1250 },
              { account: 'buyer', balance_cents: -1250 },
            ],
          }),
          answer(endpoints.listMoves, {
            moves: [
              {
                move_id: 'one',
                from: 'buyer',
                to: 'held',
                amount_cents: 1250,
                order_id: 'prodorder_1',
                order_name: 'Talks of spring',
                created_at: at,
              },
            ],
          }),
        ],
        shows: 'Talks of spring',
      },
      empty: 'Nothing was booked yet.',
      german: 'Noch wurde nichts gebucht.',
    },
  ],
]
