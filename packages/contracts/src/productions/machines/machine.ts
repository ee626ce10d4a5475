/** One thing that may happen: in which states, who may bring it about, and where it leads. */
export type Transition<State extends string, Role extends string> = {
  readonly action: string
  readonly from: readonly State[]
  /** The same state where something happens that does not move it. */
  readonly to: State
  readonly who: readonly Role[]
  /** What it means, in one sentence for the documents. */
  readonly means: string
}

/** What can become of a thing, as a table: the server, the documents and the tests are derived from it. */
export type Machine<State extends string, Role extends string, Action extends string> = {
  readonly states: readonly State[]
  readonly roles: readonly Role[]
  /** Each thing that may happen in a state is here once. */
  readonly transitions: readonly (Transition<State, Role> & { readonly action: Action })[]
}

/** Declares a machine as plain data. */
export function defineMachine<const State extends string, const Role extends string, const Action extends string>(
  machine: Machine<State, Role, Action>,
): Machine<State, Role, Action> {
  return machine
}

/** Says what an action does to a thing in a state; undefined where it can do nothing then. */
export function transitionOf<State extends string, Role extends string, Action extends string>(
  { transitions }: Machine<State, Role, Action>,
  action: Action,
  state: State,
): (Transition<State, Role> & { readonly action: Action }) | undefined {
  return transitions.find((each) => each.action === action && each.from.includes(state))
}
