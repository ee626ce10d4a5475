-- What others hear of a published sound is its recording as it is, where browsers play that, else an MP3: lists say which.
alter table shared_sounds add column preview_type text not null default 'audio/mpeg';
update shared_sounds s set preview_type = h.content_type
  from history_items h where h.id = s.history_item_id and h.content_type = 'audio/wav';
