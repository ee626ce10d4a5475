import { Button, IconButton, ProgressBar, uiWords } from '@vireo/ui'
import { CircleAlert, X } from 'lucide-react'

import type { Upload, Uploads } from './use-uploads.ts'
import { uploadWords } from './words.ts'

/** Lists files on their way, and those that were not taken, with the reason. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {uploads.all.map((upload) => (
        <li key={upload.id} className="flex items-center gap-3 rounded-md bg-fill p-3 text-sm">
          <div className="min-w-0 flex-1">
            {upload.problem === undefined ? <OnItsWay upload={upload} /> : <NotTaken upload={upload} />}
          </div>
          {upload.retry ? (
            <Button size="sm" onClick={upload.retry}>
              {uiWords.tryAgain}
            </Button>
          ) : null}
          <IconButton
            label={
              upload.problem === undefined ? uploadWords.cancelUpload(upload.name) : uploadWords.dismiss(upload.name)
            }
            onClick={() => uploads.drop(upload.id)}
          >
            <X aria-hidden size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function OnItsWay({ upload }: { readonly upload: Upload }) {
  const { name, share } = upload
  if (share === undefined) return <p className="truncate text-muted">{uploadWords.waiting(name)}</p>
  const isSent = share >= 1
  const label = isSent ? uploadWords.checking(name) : uploadWords.uploading(name)
  return (
    <>
      <p className="mb-1 truncate">{label}</p>
      <ProgressBar label={label} value={isSent ? undefined : share} />
    </>
  )
}

function NotTaken({ upload }: { readonly upload: Upload }) {
  return (
    <div role="alert" className="flex gap-2 text-danger">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <p className="min-w-0 break-words">
        <span className="font-medium">{uploadWords.uploadFailed(upload.name)}</span>
        <br />
        {upload.problem}
      </p>
    </div>
  )
}
