import {
  Button,
  EmptyState,
  ErrorState,
  NotAllowedState,
  NotInstalledState,
  ProgressBar,
  Skeleton,
  SkeletonCard,
  SkeletonRows,
  SkeletonText,
  VoiceFace,
} from '@vireo/ui'
import { Mic } from 'lucide-react'

import { ignore, type Samples } from './sample.tsx'

export const stateSamples: Samples = {
  'empty, with icon': {
    show: () => (
      <EmptyState icon={<Mic size={24} />} title="No recordings yet" action={<Button variant="primary">Record</Button>}>
        What you record or upload will be here.
      </EmptyState>
    ),
  },
  'empty, with picture and example': {
    show: () => (
      <EmptyState
        picture={<Faces />}
        title="Your voices will be here"
        action={<Button variant="primary">Clone your voice</Button>}
        example={<p className="rounded-lg bg-fill p-3 text-sm">Hear how Clara sounds</p>}
      >
        A minute of recording is enough.
      </EmptyState>
    ),
  },
  'empty, large': {
    wide: true,
    show: () => (
      <EmptyState large title="Nothing was made yet">
        Write a sentence.
      </EmptyState>
    ),
  },
  error: {
    show: () => (
      <ErrorState
        title="Your voices could not be loaded"
        cause="The server does not answer."
        advice="It is tried again as soon as you are online."
        requestId="req_7c2f"
        onRetry={ignore}
      />
    ),
  },
  'not allowed': {
    show: () => (
      <NotAllowedState
        title="Only admins see invoices"
        help="Ada Lovelace can show them to you."
        action={<Button variant="primary">Ask Ada</Button>}
      />
    ),
  },
  'not installed': {
    show: () => (
      <NotInstalledState
        title="Music is not installed"
        help="One download brings it."
        size="182 MB"
        action={<Button variant="primary">Install</Button>}
      />
    ),
  },
  'progress, known': { show: () => <ProgressBar label="Uploaded" value={0.4} /> },
  'progress, unknown': { show: () => <ProgressBar label="Working" value={undefined} /> },
  'progress, tones': {
    show: () => (
      <div className="flex flex-col gap-2">
        <ProgressBar label="Nearly used up" value={0.9} tone="warning" />
        <ProgressBar label="Used up" value={1} tone="danger" />
      </div>
    ),
  },
  skeleton: { show: () => <Skeleton className="h-10 w-40" /> },
  'skeleton, text': { show: () => <SkeletonText /> },
  'skeleton, rows': { show: () => <SkeletonRows /> },
  'skeleton, card': { show: () => <SkeletonCard /> },
}

function Faces() {
  return (
    <span className="flex -space-x-2">
      {['ada', 'bela', 'clara'].map((id) => (
        <VoiceFace key={id} id={id} size={64} />
      ))}
    </span>
  )
}
