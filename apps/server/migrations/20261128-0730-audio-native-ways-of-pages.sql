-- How the player of a page looks, and with which dictionaries it is spoken, where that is otherwise than in its project.

alter table audio_native_pages
  add column dictionaries jsonb,
  add column small boolean,
  add column text_color text,
  add column background_color text;
