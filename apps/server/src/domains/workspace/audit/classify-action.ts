import type { AuditClass } from '@vireo/contracts/audit'
import { type ActKind, actKinds } from '@vireo/contracts/kit'

type Activity = { readonly className: AuditClass; readonly classUid: number; readonly activityId: number }

const kinds: Readonly<Record<string, ActKind>> = actKinds
/** What an act is that nobody declares any more. */
const unknown: ActKind = 'thing: other'

/** The class and the activity of the Open Cybersecurity Schema Framework (OCSF) for each kind of act; 99 is anything else. */
const activities: Readonly<Record<ActKind, readonly [AuditClass, number]>> = {
  'authentication: logon': ['Authentication', 1],
  'authentication: logoff': ['Authentication', 2],
  'authentication: other': ['Authentication', 99],
  'account: create': ['Account Change', 1],
  'account: password change': ['Account Change', 3],
  'account: password reset': ['Account Change', 4],
  'account: delete': ['Account Change', 6],
  'account: lock': ['Account Change', 9],
  'account: second factor on': ['Account Change', 10],
  'account: second factor off': ['Account Change', 11],
  'account: other': ['Account Change', 99],
  'thing: create': ['Entity Management', 1],
  'thing: read': ['Entity Management', 2],
  'thing: update': ['Entity Management', 3],
  'thing: delete': ['Entity Management', 4],
  'thing: other': ['Entity Management', 99],
}
const classUids: Readonly<Record<AuditClass, number>> = {
  'Account Change': 3001,
  Authentication: 3002,
  'Entity Management': 3004,
}

/** Maps an act to the class and activity of OCSF, by the kind that its slice says it is. */
export function classifyAction(action: string): Activity {
  const [className, activityId] = activities[kinds[action] ?? unknown]
  return { className, classUid: classUids[className], activityId }
}

/** Lists the acts that some slice declares as of another class than this. */
export function actsOutside(className: AuditClass): string[] {
  return Object.keys(kinds).filter((action) => classifyAction(action).className !== className)
}

/** Lists the acts of a class; of that of unknown acts, those that some slice declares. */
export function actsOf(className: AuditClass): string[] {
  return Object.keys(kinds).filter((action) => classifyAction(action).className === className)
}

/** Tells whether acts that nobody declares are of this class. */
export function holdsUnknown(className: AuditClass): boolean {
  return activities[unknown][0] === className
}
