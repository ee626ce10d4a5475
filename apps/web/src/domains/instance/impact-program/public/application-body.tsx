import { impactLengths } from '@vireo/contracts/impact-program'
import { buttonClasses, TextArea, TextField } from '@vireo/ui'

import { currentLanguage } from '#kit/language/index.ts'
import { paths } from '#kit/routing/index.ts'
import { impactFormWords as words } from './words.ts'

/** What the page says: the form, or what became of one that was sent without a script. */
export const pageAnswers = ['form', 'sent', 'incomplete', 'often'] as const
export type PageAnswer = (typeof pageAnswers)[number]

/** Shows what the program gives, and takes applications for it. */
export function ApplicationBody({ answer }: { readonly answer: PageAnswer }) {
  return (
    <>
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl font-semibold tracking-tight text-balance">{words.title}</h1>
        <p className="max-w-[64ch] text-base text-balance text-muted">{words.lead}</p>
      </div>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-[2fr_3fr]">
        <div className="flex flex-col gap-10">
          <section aria-labelledby="gives">
            <h2 id="gives" className="text-lg font-semibold">
              {words.givesTitle}
            </h2>
            <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-muted">
              {words.gives.map((gives) => (
                <li key={gives}>{gives}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="partners" data-partners hidden>
            <h2 id="partners" className="text-lg font-semibold">
              {words.partnersTitle}
            </h2>
            <ul className="mt-2 flex flex-col gap-1" />
          </section>
        </div>
        {answer === 'form' ? <ApplicationForm /> : <Answer answer={answer} />}
      </div>
    </>
  )
}

function ApplicationForm() {
  return (
    <section aria-labelledby="apply">
      <h2 id="apply" className="text-lg font-semibold">
        {words.formTitle}
      </h2>
      <p className="mt-1 mb-6 text-muted">{words.formLead}</p>
      <form method="post" action={paths.impactProgram} data-apply className="flex flex-col gap-4">
        <input type="hidden" name="language" value={currentLanguage()} />
        <WhoApplies />
        <TextArea name="mission" label={words.mission} rows={4} required maxLength={impactLengths.mission} />
        <TextArea name="planned_use" label={words.plannedUse} rows={4} required maxLength={impactLengths.planned_use} />
        <MayBeNamed />
        <p
          role="alert"
          data-problem
          data-incomplete={words.incomplete}
          data-often={words.often}
          data-failed={words.failed}
          className="text-danger empty:hidden"
        />
        <p>
          <button type="submit" className={buttonClasses({ variant: 'primary', size: 'lg' })}>
            {words.send}
          </button>
        </p>
      </form>
    </section>
  )
}

function WhoApplies() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="organization"
          label={words.organization}
          autoComplete="organization"
          required
          maxLength={impactLengths.organization}
        />
        <TextField
          name="country"
          label={words.country}
          autoComplete="country-name"
          required
          maxLength={impactLengths.country}
        />
      </div>
      <TextField
        name="website"
        type="url"
        label={words.website}
        help={words.websiteHelp}
        autoComplete="url"
        required
        maxLength={impactLengths.website}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="contact_name"
          label={words.contactName}
          autoComplete="name"
          required
          maxLength={impactLengths.contact_name}
        />
        <TextField
          name="email"
          type="email"
          label={words.email}
          help={words.emailHelp}
          autoComplete="email"
          required
          maxLength={254}
        />
      </div>
    </>
  )
}

function MayBeNamed() {
  return (
    <label className="flex items-start gap-3">
      <input type="checkbox" name="may_be_named" className="mt-1 size-4 shrink-0 accent-(--accent)" />
      <span>
        {words.mayBeNamed}
        <span className="block text-xs text-muted">{words.mayBeNamedHelp}</span>
      </span>
    </label>
  )
}

function Answer({ answer }: { readonly answer: Exclude<PageAnswer, 'form'> }) {
  if (answer === 'sent')
    return (
      <section aria-labelledby="sent">
        <h2 id="sent" className="text-lg font-semibold">
          {words.sentTitle}
        </h2>
        <p className="mt-1 text-muted">{words.sent}</p>
      </section>
    )
  return (
    <section aria-labelledby="problem">
      <h2 id="problem" className="text-lg font-semibold">
        {words.failed}
      </h2>
      <p role="alert" className="mt-1 mb-4 text-muted">
        {words[answer]}
      </p>
      <a href={`${paths.impactProgram}?lang=${currentLanguage()}`} className={buttonClasses({})}>
        {words.again}
      </a>
    </section>
  )
}
