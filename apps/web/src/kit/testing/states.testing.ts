import type { Answer, Endpoint, Schema } from '@vireo/contracts/kit'
import { leastAnswer, type Some } from './least-answer.testing.ts'

type JsonEndpoint = Endpoint & { readonly success: { readonly schema: Schema } }

/** What the server of a test answers at one endpoint. */
export type FakeAnswer = { readonly endpoint: Endpoint; readonly body: unknown }

/** What a screen shows with these answers of the server; whatever else it asks is answered with as little as possible. */
export type Sight = {
  readonly answers?: readonly FakeAnswer[]
  /** A text that stands on the screen then, and in no other state. */
  readonly shows: string
}

/** The states of a screen that asks the server for what it shows. */
export type AskingStates = {
  /** The address, with parameters filled in; the screen's own path otherwise. */
  readonly at?: string
  /** Who looks at it; somebody who is signed in otherwise. */
  readonly signedOut?: boolean
  /** The questions without whose answers there is nothing to show. */
  readonly asks: readonly Endpoint[]
  readonly ready: Sight
  /** What stands there while there is nothing, and the name of the one thing to do about it; or why it is never empty. */
  readonly empty: (Sight & { readonly action?: string }) | { readonly never: string }
}

/** A screen that shows the same whatever the server has, and why it has nothing to ask. */
export type StillState = {
  readonly at?: string
  readonly signedOut?: boolean
  readonly asksNothing: string
  readonly shows: string
}

/** The states of every screen of a slice, by its path; `states.testing.ts` beside the manifest exports them as `states`. */
export type ScreenStates = Readonly<Record<string, AskingStates | StillState>>

/** The smallest answer that an endpoint's schema accepts and that says what is given. Throws where there is none. */
export function answer<E extends JsonEndpoint>(endpoint: E, given?: Some<Answer<E>>): FakeAnswer {
  return { endpoint, body: leastAnswer(endpoint.success.schema, given) }
}
