import type { AuditClass } from '@vireo/contracts/audit'

type Activity = { readonly className: AuditClass; readonly classUid: number; readonly activityId: number }

/** The schema's class for acts whose name matches a pattern; the first match wins. */
export const classPatterns: readonly (readonly [AuditClass, number, RegExp])[] = [
  ['Authentication', 3002, /^(identity\.(signed|session|support-session|copied-session)|sso\.signed)/],
  ['Account Change', 3001, /^(identity|users|privacy)\./],
  ['Entity Management', 3004, /^/],
]

/** The schema's activity ids, by class and by how the act's name ends; 99 is anything else. */
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

/** Maps an act to the class and activity of the Open Cybersecurity Schema Framework (OCSF). */
export function classifyAction(action: string): Activity {
  for (const [className, classUid, pattern] of classPatterns) {
    if (!pattern.test(action)) continue
    const activityId = activities[className].find(([ending]) => ending.test(action))?.[1] ?? 99
    return { className, classUid, activityId }
  }
  return { className: 'Entity Management', classUid: 3004, activityId: 99 }
}
