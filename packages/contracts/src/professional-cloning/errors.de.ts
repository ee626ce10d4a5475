import type { professionalCloningErrors } from './errors.ts'

/** What each failure is called on a German screen. */
export const professionalCloningErrorsGerman: Readonly<Record<keyof typeof professionalCloningErrors, string>> = {
  speaker_not_found: 'Diese Person spricht in dieser Aufnahme nicht.',
  too_many_samples: 'Diese Stimme hat so viele Aufnahmen, wie sie haben kann.',
  group_voice_limit_reached:
    'Eine Gruppe, in der Sie sind, hat so viele professionelle Stimmen gemacht, wie ihr Arbeitsbereich ihr erlaubt.',
  not_enough_speech: 'In den Aufnahmen wird zu wenig gesprochen, um eine Stimme zu trainieren.',
  speakers_not_chosen: 'In einer Aufnahme sprechen mehrere: Wählen Sie zuerst, wessen Stimme es ist.',
  separation_in_progress: 'Die Sprecher dieser Aufnahme werden gerade unterschieden. Bitte warten Sie.',
  training_in_progress: 'Diese Stimme wird gerade trainiert. Warten Sie, oder brechen Sie das Training ab.',
  no_training_in_progress: 'Diese Stimme wird nicht trainiert.',
  no_recordings_yet: 'Fügen Sie zuerst Aufnahmen hinzu: Was vorgelesen wird, wird mit ihnen verglichen.',
  already_verified: 'Diese Stimme ist schon bestätigt.',
  not_verified: 'Weisen Sie zuerst nach, dass diese Stimme Ihre ist.',
  verification_pending: 'Die Dokumente dieser Stimme werden schon geprüft.',
}
