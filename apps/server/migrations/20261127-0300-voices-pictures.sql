-- A picture that people gave a voice in place of the one drawn: the name of its file in the voice's folder.
alter table voice_sketches add column picture text check (picture ~ '^[0-9a-f]{32}$');
