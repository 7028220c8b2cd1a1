-- Counted for a call that is gone; study_days hold the same by day.
drop table answer_totals;
