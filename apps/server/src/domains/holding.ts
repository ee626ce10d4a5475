import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { TransactionContext } from '../kernel/context.ts'
import type { FullContext } from '../ports/ports.ts'

/** Whose things are meant: a person and the workspace that is theirs alone. */
export type Subject = { readonly userId: UserId; readonly workspaceId: WorkspaceId }

/** Somebody who no longer belongs to a workspace that goes on. */
export type Departure = {
  readonly workspaceId: WorkspaceId
  readonly userId: UserId
  /** Whose everything becomes that they made there; null where it is deleted. */
  readonly heirId: UserId | null
}

/** One file of the copy that a person takes along; paths begin with the slice's name. */
export type KeptFile =
  | { readonly path: string; readonly json: unknown }
  | { readonly path: string; readonly storageKey: string; readonly sizeBytes: number }

/** What a slice keeps of people and their workspaces: how they take it along, and how it is forgotten. */
export type Holding = {
  /** Tables that this speaks for; one that names a person or a workspace and is in no holding fails a test. */
  readonly tables: readonly string[]
  /** Everything of it that says something about the person. Read while the account is in use. */
  readonly files: (ctx: FullContext, subject: Subject) => AsyncIterable<KeptFile>
  /** How many of its things there are, by name, for whoever is about to lose them. */
  readonly count?: (ctx: FullContext, subject: Subject) => Promise<Readonly<Record<string, number>>>
  /** Gives what a member made to their heir, or deletes it, in the transaction that ends the membership. */
  readonly depart?: (ctx: TransactionContext, departure: Departure) => Promise<void>
  /** Forgets what does not go away with the person's own row. May run twice. */
  readonly erase?: (ctx: TransactionContext, subject: Subject) => Promise<void>
}
