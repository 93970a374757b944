-- Custom SQL migration file, put your code below! ---- Texts and vectors of publications lie outside their rows: what a search looks at of each are its dates and the words
-- of its titles (docs/decisions/0013). Rows that are there move when they are next published.
ALTER TABLE publications SET (toast_tuple_target = 512);
