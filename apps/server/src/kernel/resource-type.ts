import type { Permission, ResourceType } from '@vireo/contracts'
import type { Context } from './context.ts'

export type FoundThing = { readonly name: string; readonly isEverybodys?: boolean }

/** What a slice says of a type of thing that people share. */
export type ResourceTypeDefinition = {
  readonly type: ResourceType
  /** What a credential needs besides a share to change such things, and to share them. */
  readonly writePermission: Permission
  /** A thing of the caller's workspace by its id, as people recognise it; or one that is everybody's, everywhere. */
  readonly find: (ctx: Context, id: string) => Promise<FoundThing | undefined>
}
