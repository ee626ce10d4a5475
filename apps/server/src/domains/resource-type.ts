import type { Permission } from '@vireo/contracts/kit'
import type { ResourceType } from '@vireo/contracts/resources'
import type { With } from '../ports/ports.ts'

export type FoundThing = { readonly name: string; readonly isEverybodys?: boolean }

/** What a slice says of a type of thing that people share. */
export type ResourceTypeDefinition = {
  readonly type: ResourceType
  /** What a credential needs besides a share to change such things, and to share them. */
  readonly writePermission: Permission
  /** A thing of the caller's workspace by its id, as people recognise it; or one that is everybody's, everywhere. */
  readonly find: (ctx: With<'settings'>, id: string) => Promise<FoundThing | undefined>
}
