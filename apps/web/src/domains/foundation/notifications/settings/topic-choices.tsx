import {
  type NotificationChannel,
  type NotificationTopic,
  notificationTopicNames,
  notificationTopics,
} from '@vireo/contracts/notifications'
import { Field, Select, type SelectOption, Skeleton } from '@vireo/ui'

import type { ChosenChannel } from './queries.ts'
import { notificationSettingsWords as words } from './words.ts'

export type TopicChoice = {
  readonly topic: NotificationTopic
  /** What is chosen; null leaves it to the workspace. */
  readonly channel: NotificationChannel | null
  /** What holds where nothing is chosen, where that can be left open. */
  readonly workspaceChannel?: NotificationChannel
}

/** Lets one choose a channel for each topic. */
export function TopicChoices({
  choices,
  disabled,
  onChoose,
}: {
  readonly choices: readonly TopicChoice[]
  readonly disabled: boolean
  readonly onChoose: (chosen: ChosenChannel) => void
}) {
  return (
    <div className={listClasses}>
      {choices.map(({ topic, channel, workspaceChannel }) => (
        <Select
          key={topic}
          label={words.topics[topic]}
          help={words.topicHelp[topic]}
          disabled={disabled}
          value={channel ?? leftOpen}
          onChange={(value) =>
            onChoose({ topic, channel: channelsOf(topic).find((offered) => offered === value) ?? null })
          }
          groups={[{ label: words.topics[topic], options: optionsOf(topic, workspaceChannel) }]}
        />
      ))}
    </div>
  )
}

/** Holds the place of the choices to the pixel: what is asked is known, and only what was answered is on its way. */
export function ArrivingTopics() {
  return (
    <div className={listClasses}>
      {notificationTopicNames.map((topic) => (
        <Field key={topic} label={words.topics[topic]} help={words.topicHelp[topic]}>
          {() => <Skeleton className="h-(--control-height) w-full" />}
        </Field>
      ))}
    </div>
  )
}

const listClasses = 'flex max-w-md flex-col gap-4'

const leftOpen = 'workspace'

function channelsOf(topic: NotificationTopic): readonly NotificationChannel[] {
  return notificationTopics[topic].channels
}

function optionsOf(topic: NotificationTopic, workspaceChannel: NotificationChannel | undefined): SelectOption[] {
  const offered = channelsOf(topic).map((value) => ({ value, label: words.channels[value] }))
  if (workspaceChannel === undefined) return offered
  return [{ value: leftOpen, label: words.asWorkspace(words.channels[workspaceChannel]) }, ...offered]
}
