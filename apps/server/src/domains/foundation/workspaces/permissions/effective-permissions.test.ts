import { permissions } from '@vireo/contracts/kit'
import { groupPermissions } from '@vireo/contracts/workspaces'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectivePermissions, grantsOf } from './effective-permissions.ts'
import { permissionsOfGroupPermission } from './permissions-of-group.ts'
import { permissionsOfRole } from './permissions-of-role.ts'
import type { MemberGroup } from '../tables.ts'

const group = (...given: MemberGroup['permissions'][number][]): MemberGroup => ({
  id: given.join('+'),
  name: 'A group',
  is_everyone: false,
  permissions: given,
  usage_limit: null,
})
const anyMember = fc.record({
  role: fc.constantFrom('admin' as const, 'editor' as const, 'viewer' as const),
  is_locked: fc.boolean(),
  groups: fc.array(
    fc.subarray([...groupPermissions]).map((given) => group(...given)),
    { maxLength: 4 },
  ),
})
const all = (of: 'all' | readonly string[]) => (of === 'all' ? permissions : of)

describe('what a member may do', () => {
  it('is what the role and each of the groups allow, and nothing else', () => {
    fc.assert(
      fc.property(anyMember, (member) => {
        const expected = member.is_locked
          ? []
          : permissions.filter(
              (permission) =>
                all(permissionsOfRole(member.role)).includes(permission) ||
                member.groups.some(({ permissions: given }) =>
                  given.some((one) => permissionsOfGroupPermission[one].includes(permission)),
                ),
            )
        expect(all(effectivePermissions(member))).toEqual(expected)
      }),
    )
  })

  it('is exactly what has an explanation', () => {
    fc.assert(
      fc.property(anyMember, (member) => {
        const explained = permissions.filter((permission) => grantsOf(member, permission).length > 0)
        expect(all(effectivePermissions(member))).toEqual(explained)
      }),
    )
  })

  it.each([
    ['a viewer reads', 'viewer', [], 'voices_read', true],
    ['a viewer makes nothing', 'viewer', [], 'text_to_speech', false],
    ['a viewer of a group that speaks, speaks', 'viewer', [group('text_to_speech')], 'text_to_speech', true],
    ['an editor invites nobody', 'editor', [], 'workspace_members_invite', false],
    [
      'an editor of a group that invites, invites',
      'editor',
      [group('workspace_members_invite')],
      'workspace_members_invite',
      true,
    ],
    ['no group makes an admin', 'editor', [group(...groupPermissions)], 'workspace_write', false],
  ] as const)('%s', (_title, role, groups, permission, may) => {
    expect(grantsOf({ role, is_locked: false, groups }, permission).length > 0).toBe(may)
  })
})
