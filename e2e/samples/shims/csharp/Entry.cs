// mcs does not take an asynchronous Main for an entry point.
public static class Entry
{
  public static void Main()
  {
    Program.Main().GetAwaiter().GetResult();
  }
}
