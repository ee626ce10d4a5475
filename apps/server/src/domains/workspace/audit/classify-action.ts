import type { AuditClass } from '@vireo/contracts/audit'

type Activity = { readonly className: AuditClass; readonly classUid: number; readonly activityId: number }

/** Which class of the security schema an act falls into: what its name begins with, in this order. */
export const classPatterns: readonly (readonly [AuditClass, number, RegExp])[] = [
  ['Authentication', 3002, /^(identity\.(signed|session|support-session|copied-session)|sso\.signed)/],
  ['Account Change', 3001, /^(identity|users|privacy)\./],
  ['Entity Management', 3004, /^/],
]

/** What the schema calls the act, by class and by the words that its name ends with; 99 is anything else. */
const activities: Readonly<Record<AuditClass, readonly (readonly [RegExp, number])[]>> = {
  Authentication: [
    [/(opened|signed-in)$/, 1],
    [/(ended|signed-out|everywhere)$/, 2],
  ],
  'Account Change': [
    [/second-factor-enabled$/, 10],
    [/second-factor-disabled$/, 11],
    [/password-changed$/, 3],
    [/password-reset$/, 4],
    [/(created|opened|granted)$/, 1],
    [/(deleted|removed|revoked)$/, 6],
    [/locked$/, 9],
  ],
  'Entity Management': [
    [/(created|added|opened|issued|shared|invited)$/, 1],
    [/(read|heard|exported|verified)$/, 2],
    [/(changed|updated|set|renamed|rotated|granted|moved)$/, 3],
    [/(deleted|removed|revoked|unshared|left)$/, 4],
  ],
}

/** Says in the words of the security schema what sort of act this is. */
export function classifyAction(action: string): Activity {
  for (const [className, classUid, pattern] of classPatterns) {
    if (!pattern.test(action)) continue
    const activityId = activities[className].find(([ending]) => ending.test(action))?.[1] ?? 99
    return { className, classUid, activityId }
  }
  return { className: 'Entity Management', classUid: 3004, activityId: 99 }
}
