insert into parents (name, "Odd Name, with ""quotes""", loudness, balance, tags, facts, bytes, since, span, mood, size)
values
  (e'tab\there, line\nthere, return\r, back\\slash, \\N, \\.', '', 'NaN', 'NaN', '{}', 'null', '', 'infinity', '1 year -3 days', 'calm', 1),
  ('\N', null, '-0', 12345678901234567890.000000000100, array['a,b', 'c"d', null, '{}', e'\\'], '{"a": [1, 2.50, "\u00e9"], "b": null}', '\x00ff0a5c', '-infinity', '-00:00:01.5', 'it''s loud', 2147483647),
  ('ünïcödé 😀 中文', e'\\.', 0.1, null, '{}', null, null, '2026-11-21 06:40:00.123456+13', null, null, null),
  ('', '\N', 1e-320, -0.0, '{}', '[]', null, null, null, null, null);
insert into parents (name, facts) select 'row ' || n, jsonb_build_object('n', n) from generate_series(1, 20000) n;
insert into children (parent_id, elder_id, position) select n, null, 1 from generate_series(1, 4) n;
insert into children (parent_id, elder_id, position) values (1, 1, 2), (1, 5, 3);
update parents set favourite_child_id = 6 where id = 1;
update children set elder_id = 6 where id = 1;
delete from parents where name = 'row 7';
insert into "Events" values ('1999-12-31', 'party'), ('2026-11-21', 'today'), ('infinity', 'never');
insert into mirrored values (2, 'two');
update mirrored set name = 'edited' where id = 1;
insert into elsewhere.notes values ('kept too');
select nextval('tickets'), nextval('tickets');
