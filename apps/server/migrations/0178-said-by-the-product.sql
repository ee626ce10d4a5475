-- A recording of lines can be refused because it is what the product itself says of them.
alter table voice_verification_attempts
  drop constraint voice_verification_attempts_failure_check,
  add constraint voice_verification_attempts_failure_check
    check (failure in ('silent', 'words', 'speaker', 'synthetic', 'unfinished'));
