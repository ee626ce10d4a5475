import { buttonClasses, Section } from '@vireo/ui'

import { AppLink, paths } from '#kit/routing/index.ts'
import { ProducerOnly } from '../producer/producer-only.tsx'
import { producerWords } from '../producer/words.ts'
import { dayText } from '../shown/instants.ts'
import { TeamsSection } from '../teams/teams-section.tsx'

/** Shows a producer what is set for them, and leads to what they are qualified for. */
export function ProducerSettingsPage() {
  const { facts, yes, no } = producerWords
  return (
    <ProducerOnly>
      {(producer) => (
        <div className="flex flex-col gap-4">
          <Section title={producerWords.profile} lead={producerWords.profileLead}>
            <dl className="grid max-w-xl grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
              <dt className="text-muted">{facts.name}</dt>
              <dd dir="auto" className="wrap-anywhere">
                {producer.name}
              </dd>
              <dt className="text-muted">{facts.since}</dt>
              <dd className="tabular-nums">{dayText(producer.created_at)}</dd>
              <dt className="text-muted">{facts.state}</dt>
              <dd>{producerWords.states[producer.state]}</dd>
              <dt className="text-muted">{facts.reviewer}</dt>
              <dd>{producer.is_reviewer ? yes : no}</dd>
              <dt className="text-muted">{facts.sampling}</dt>
              <dd className="tabular-nums">{producerWords.percent(producer.sampling_percent)}</dd>
            </dl>
          </Section>
          <Section
            title={producerWords.qualifications}
            lead={producerWords.qualificationsLead}
            action={
              <AppLink to={paths.producerQualifications} className={buttonClasses({})}>
                {producerWords.seeQualifications}
              </AppLink>
            }
          />
          <TeamsSection userId={producer.user_id} />
        </div>
      )}
    </ProducerOnly>
  )
}
