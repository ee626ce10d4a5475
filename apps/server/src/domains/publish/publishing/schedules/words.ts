/** What is told of a work that was to be released, and was not. */
export const scheduleWords = {
  title: (work: string) => `“${work}” was not released`,
  text: (why: string) => `${why} What listeners hear stays as it is. Put it right, and release it under Publishing.`,
  reasons: {
    work_not_ready: 'The checks found something that is to be done first.',
    work_leveling_failed: 'The sound of a chapter could not be brought to the level that listeners expect.',
    history_item_not_found: 'A recording of it was deleted, or belongs to somebody who does not share it.',
    work_taken_down: 'Whoever runs this instance took it out of public view.',
    share_link_taken_down: 'Whoever runs this instance took a recording of it out of public view.',
    email_not_verified: 'Whoever planned it has not proven their e-mail address.',
    public_links_forbidden: 'The workspace lets nothing be heard by people outside.',
    storage_limit_reached: 'The storage of the workspace is full.',
    forbidden: 'Whoever planned it, or their API key, is no longer there.',
    insufficient_permissions: 'Whoever planned it may no longer release works.',
  },
  otherwise: 'Something went wrong on our side.',
}
